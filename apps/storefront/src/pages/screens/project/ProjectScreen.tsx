import { Picture } from '@tropa/ui-kit';
import { PageTop } from '../../layout/PageTop.js';
import { PictureProviding } from '../../layout/PictureProviding.js';
import { WidgetSlot } from '../../widget-slot/WidgetSlot.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './ProjectScreen.module.css';

const heroSizes = '(min-width: 1440px) 660px, (min-width: 1024px) 48vw, 100vw';

/** The learning project: what it is, its programme, photos, people, and how to join (S1 §2). */
export function Screen({ input }: ScreenProps) {
  const data = dataOf(input);
  const { _title: title = '', _project: project, _flipCounter: counter } = data;
  const { _projectGallery: gallery, _instructors: instructors = [] } = data;
  const { lead, img, about, program } = project ?? {};
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <PageTop input={input} />
        <div className={styles.hero} data-has-picture={img ? '' : undefined}>
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            {lead ? <p className={styles.lead}>{lead}</p> : null}
            <WidgetSlot name="project-registration" props={{ projectName: title }} />
          </div>
          {img ? (
            <PictureProviding>
              <Picture className={styles.picture} src={img} alt="" sizes={heroSizes} ratio={10 / 7} isPriority />
            </PictureProviding>
          ) : null}
        </div>
      </div>
      {(about?.length || counter !== undefined) && (
        <div className={styles.about}>
          <div className={styles.text}>
            {about?.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {counter !== undefined && <WidgetSlot name="flip-counter" className={styles.counter} />}
        </div>
      )}
      {program?.length ? (
        <section aria-labelledby="project-program">
          <h2 id="project-program" className={styles.heading}>
            Программа
          </h2>
          <ol className={styles.program}>
            {program.map((step, index) => (
              <li key={step.title} className={styles.step}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className={styles.stepTitle}>{step.title}</h3>
                {step.text ? <p className={styles.stepText}>{step.text}</p> : null}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      {gallery !== undefined && gallery.items.length > 0 && <WidgetSlot name="project-gallery" />}
      {instructors.length > 0 && <WidgetSlot name="instructors" />}
      <div className={styles.band}>
        <p className={styles.call}>Готовы попробовать? Оставьте телефон — перезвоним и подберём группу.</p>
        <WidgetSlot name="project-registration" props={{ projectName: title, hasDialog: false }} />
      </div>
    </div>
  );
}
