import { toArticleCard } from '@tropa/api-client';
import { Article, OtherArticles } from '@tropa/content';
import { PageTop } from '../../layout/PageTop.js';
import { PictureProviding } from '../../layout/PictureProviding.js';
import { dataOf, type ScreenProps } from '../screen.js';
import styles from './ArticleScreen.module.css';

/** An article and, below it, others. Nothing here is interactive, so none of it is in the client code. */
export function Screen({ input }: ScreenProps) {
  const { _article: article, _articles: others } = dataOf(input);
  return (
    <PictureProviding>
      <PageTop input={input} />
      {article && (
        <Article title={article.title} date={article.date ?? ''} img={article.img ?? ''} html={article.html} />
      )}
      <div className={styles.others}>
        <OtherArticles items={(others?.items ?? []).map(toArticleCard)} />
      </div>
    </PictureProviding>
  );
}
