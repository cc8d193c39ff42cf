import type { PageMeta } from '@tropa/render-contract';

/** Open Graph: what messengers and social networks show for a shared page. */
export function ShareMeta({ meta, siteName }: { meta: PageMeta; siteName: string }) {
  const { title, description, canonical, image, kind = 'website' } = meta;
  if (canonical === undefined) return null;
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {image !== undefined && <meta property="og:image" content={image} />}
    </>
  );
}
