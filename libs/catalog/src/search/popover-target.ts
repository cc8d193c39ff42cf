import { version } from 'react';

/**
 * The attributes of a button that opens or closes a native popover, before hydration and without scripts too. React 18
 * passes them on only under their HTML names, and warns about React's own.
 *
 * @param reactVersion only tests pass another.
 */
export function popoverTarget(
  id: string,
  action: 'toggle' | 'hide' = 'toggle',
  reactVersion = version,
): Readonly<Record<string, string>> {
  const isOld = Number.parseInt(reactVersion, 10) < 19;
  const [target, targetAction] = isOld
    ? ['popovertarget', 'popovertargetaction']
    : ['popoverTarget', 'popoverTargetAction'];
  return { [target]: id, ...(action !== 'toggle' && { [targetAction]: action }) };
}
