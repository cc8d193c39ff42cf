import { Button, type ButtonProps, useTexts } from '@tropa/ui-kit';
import { forwardRef, type ForwardedRef } from 'react';
import { useDispatch } from 'react-redux';
import { projectRegistrationRequested } from '../dialogs/content-dialogs.slice.js';
import { projectRegistrationTexts } from './project-registration.texts.js';

/** Props of {@link ProjectRegistrationButton}. */
export interface ProjectRegistrationButtonProps extends Omit<ButtonProps, 'href' | 'target' | 'rel'> {
  /** Fires when the visitor points at the button or focuses it: time to fetch the dialog's code. */
  readonly onIntent?: (() => void) | undefined;
  readonly texts?: Partial<Pick<typeof projectRegistrationTexts, 'open'>>;
}

/** Opens the registration dialog, wherever on the page that is mounted. */
export const ProjectRegistrationButton = forwardRef(function ProjectRegistrationButton(
  { onIntent, children, size = 'lg', texts: own, ...rest }: ProjectRegistrationButtonProps,
  ref: ForwardedRef<HTMLButtonElement | HTMLAnchorElement>,
) {
  const texts = useTexts('projectRegistration', projectRegistrationTexts, own);
  const dispatch = useDispatch();
  return (
    <Button
      {...rest}
      ref={ref}
      size={size}
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={() => dispatch(projectRegistrationRequested())}
    >
      {children ?? texts.open}
    </Button>
  );
});
