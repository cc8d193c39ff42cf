import { Button, useTexts } from '@tropa/ui-kit';
import { useEffect, useState, type ComponentType } from 'react';
import styles from './Lazily.module.css';
import { lazyPartTexts } from './lazy-part.texts.js';

/**
 * Says that a click had no effect. An open page cannot load the code of a shop that was redeployed meanwhile: then only
 * a reload helps.
 */
function Failure({ isFirst, onRetry }: { isFirst: boolean; onRetry: () => void }) {
  const texts = useTexts('lazyPart', lazyPartTexts);
  return (
    <div role="alert" className={styles.root}>
      {texts.failed}
      <Button size="sm" onClick={isFirst ? onRetry : () => location.reload()}>
        {isFirst ? texts.retry : texts.reload}
      </Button>
    </div>
  );
}

/**
 * A part whose code is loaded when it is first needed: dialogs, panels. Once loaded it stays mounted, so that its
 * closing can be animated. If the code fails to load, the visitor is told so and may retry.
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
  const [attempt, setAttempt] = useState(1);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!isNeeded || loaded !== null) return;
    let isMounted = true;
    load().then(
      (Part) => isMounted && setLoaded({ Part }),
      (error: unknown) => {
        console.error('A part of the page could not be loaded', error);
        if (isMounted) setFailed(attempt);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [isNeeded, load, loaded, attempt]);
  if (loaded !== null) return <loaded.Part {...props} />;
  if (!isNeeded || failed !== attempt) return null;
  return <Failure isFirst={attempt === 1} onRetry={() => setAttempt(attempt + 1)} />;
}
