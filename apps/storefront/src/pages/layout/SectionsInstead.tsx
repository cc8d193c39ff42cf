import { SectionTiles, type SectionTile } from '@tropa/content';
import { dataOf, type ScreenProps } from '../screens/screen.js';
import { PictureProviding } from './PictureProviding.js';
import styles from './SectionsInstead.module.css';

/** Where to go from an empty list, also one that has just become empty: shown by CSS alone. */
export function SectionsInstead({ input }: Pick<ScreenProps, 'input'>) {
  const { _sections = [] } = dataOf(input);
  if (_sections.length === 0) return null;
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>Загляните в разделы</h2>
      <PictureProviding>
        <SectionTiles tiles={_sections as readonly SectionTile[]} label="Разделы с картинками" />
      </PictureProviding>
    </div>
  );
}
