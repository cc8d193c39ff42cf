import { useEffect, useState, type ComponentType } from 'react';

/**
 * A part whose code is loaded when it is first needed: dialogs, panels. Once loaded it stays mounted, so that its
 * closing can be animated.
 */
export function Lazily<Props extends object>({
  isNeeded,
  load,
  props,
}: {
  isNeeded: boolean;
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (!isNeeded || loaded !== null) return;
    let isMounted = true;
    load().then(
      (Part) => isMounted && setLoaded({ Part }),
      (error: unknown) => console.error('A part of the page could not be loaded', error),
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, load, loaded]);
  return loaded === null ? null : <loaded.Part {...props} />;
}
