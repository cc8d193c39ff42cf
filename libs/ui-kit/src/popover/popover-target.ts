import { version, type ButtonHTMLAttributes } from 'react';

type Attributes = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget' | 'popoverTargetAction'>;

/**
 * The attributes of a button that opens or closes a native popover, before hydration and without scripts too. React 18
 * hands them on under their names in HTML only, and complains of React's own.
 *
 * @param reactVersion tests alone name another.
 */
export function popoverTarget(
  id: string,
  action: 'toggle' | 'show' | 'hide' = 'toggle',
  reactVersion = version,
): Attributes {
  const isOld = Number.parseInt(reactVersion, 10) < 19;
  const hasAction = action !== 'toggle';
  if (isOld) return { popovertarget: id, ...(hasAction && { popovertargetaction: action }) } as Attributes;
  return { popoverTarget: id, ...(hasAction && { popoverTargetAction: action }) };
}
