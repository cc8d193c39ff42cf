/** The package names a JavaScript file as its types: this is the part of it that the kit uses. */
declare module 'react-input-mask' {
  import type { ForwardRefExoticComponent, InputHTMLAttributes, RefAttributes } from 'react';

  interface MaskedState {
    value: string;
    selection: { start: number | null; end: number | null } | null;
  }

  interface InputMaskProps extends InputHTMLAttributes<HTMLInputElement>, RefAttributes<HTMLInputElement> {
    mask: string;
    /** `null`: what is not typed yet is not drawn. */
    maskPlaceholder: string | null;
    alwaysShowMask: boolean;
    /** Called for every new state of the input: by a change, by focus and blur, by a render. */
    beforeMaskedStateChange?: (states: {
      currentState?: MaskedState;
      previousState?: MaskedState;
      nextState: MaskedState;
    }) => MaskedState;
  }

  const InputMask: ForwardRefExoticComponent<InputMaskProps>;
  export default InputMask;
}
