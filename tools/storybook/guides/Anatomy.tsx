import { useEffect, useRef, useState } from 'react';
import styles from './Anatomy.module.css';
import { measureParts, type MeasuredPart } from './measure-part.js';

/** Height for what is as tall as the window: dialogs, panels. */
const modalHeight = 440;

/** The height that the frame needs, px: parts of the page have their natural height, within limits. */
function heightOf({ document }: Window): number {
  if (document.querySelector('dialog[open]')) return modalHeight;
  const root = document.querySelector('#storybook-root');
  return Math.min(Math.max((root?.getBoundingClientRect().bottom ?? 0) + 24, 96), modalHeight);
}

/** Polls until the parts are rendered and have stopped moving; the limit applies to a story that never shows them. */
const looks = { every: 150, atMost: 40 };

/** Props of {@link Anatomy}. */
export interface AnatomyProps {
  /** The story that shows all parts. */
  story: string;
  parts: Readonly<Record<string, string>>;
}

/**
 * A story with its parts numbered, and what each of them measures: read from the page itself, so that no number is ever
 * out of date.
 */
export function Anatomy({ story, parts }: AnatomyProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState<readonly MeasuredPart[]>([]);
  const [height, setHeight] = useState(modalHeight);
  useEffect(() => {
    let count = 0;
    let last = '';
    const timer = setInterval(() => {
      const view = frame.current?.contentWindow;
      if (!view || (count += 1) > looks.atMost) return clearInterval(timer);
      const now = view.document.querySelector('#storybook-root')?.firstElementChild ? measureParts(view, parts) : [];
      const text = JSON.stringify(now);
      if (text === last) return undefined;
      last = text;
      setHeight(heightOf(view));
      return setMeasured(now);
    }, looks.every);
    return () => clearInterval(timer);
  }, [story, parts]);

  return (
    <div className={styles['root']}>
      <div className={styles['stage']}>
        <iframe
          ref={frame}
          className={styles['frame']}
          title="Деталь с пронумерованными частями"
          src={`iframe.html?id=${story}&viewMode=story`}
          height={height}
          tabIndex={-1}
        />
        {measured.map(({ name, left, top, width, height }, index) => (
          <div key={name} className={styles['box']} style={{ left, top, width, height }} aria-hidden="true">
            <span className={styles['number']}>{index + 1}</span>
          </div>
        ))}
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Часть</th>
            <th scope="col">Меры, px</th>
          </tr>
        </thead>
        <tbody>
          {measured.map(({ name, sizes }, index) => (
            <tr key={name}>
              <th scope="row">
                {index + 1}. {name}
              </th>
              <td>
                {Object.entries(sizes)
                  .map(([what, value]) => `${what} ${value}`)
                  .join('; ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
