import { Picture, Section, TextLink, useTexts } from '@tropa/ui-kit';
import { socialTexts, type SocialTexts } from './social.texts.js';
import styles from './SocialStrip.module.css';

/** A photo of the strip with the address of its post. */
export interface SocialPhoto {
  readonly id: string | number;
  readonly link: string;
  readonly img: string;
}

/** Props of {@link SocialStrip}. */
export interface SocialStripProps {
  /** The shop's page in the network; without it there is no link beside the title. */
  readonly link?: string | null;
  /** Page data `_social`. */
  readonly items: readonly SocialPhoto[];
  readonly texts?: Partial<SocialTexts>;
  /** Class of the whole part; inside it is `data-part`: `photo`. */
  readonly className?: string | undefined;
}

/** Photos from a social network, 4 in a row on a phone, all in one row from 1024 px. Links open in a new tab. */
export function SocialStrip({ link, items, texts: own, className }: SocialStripProps) {
  const texts = useTexts('social', socialTexts, own);
  if (items.length === 0) return null;
  return (
    <Section
      className={className}
      title={texts.title}
      action={
        link ? (
          <TextLink href={link} target="_blank" rel="noopener">
            {texts.all}
          </TextLink>
        ) : null
      }
    >
      <div className={styles.room}>
        <ul className={styles.list} role="list">
          {items.map(({ id, link: post, img }, index) => (
            <li key={id}>
              <a
                className={styles.link}
                data-part="photo"
                href={post || link || undefined}
                target="_blank"
                rel="noopener"
                aria-label={texts.photo(index + 1)}
              >
                <Picture className={styles.photo} src={img} alt="" sizes="(min-width: 1024px) 12vw, 24vw" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
