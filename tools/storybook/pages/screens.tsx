import { AccountMenu } from '@tropa/account';
import { usePageData } from '@tropa/api-client';
import {
  Accessories,
  BestOffers,
  CatalogSection,
  createMemoryHistory,
  ProductSection,
  ProductVideo,
  ReviewsSection,
  SimilarProducts,
} from '@tropa/catalog';
import { AddToBasketButton, ReserveButton } from '@tropa/checkout';
import {
  Banners,
  FlipCounter,
  Instructors,
  MainSlider,
  ProjectGallery,
  ProjectRegistrationButton,
  ProjectRegistrationDialog,
  SalesSlider,
  SectionTiles,
  SocialStrip,
} from '@tropa/content';
import type { ReactNode } from 'react';
import { cardSlots } from './card-slots.js';
import { PageFrame } from './PageFrame.js';

const nothing = { safety: [], comfort: [] };
const stay = () => {};

/** The index page (S1 §2). */
export function IndexPage() {
  const social = usePageData('_social');
  return (
    <PageFrame title="">
      <h1>Тропа — всё для спорта и активного отдыха</h1>
      <MainSlider slides={usePageData('_mainSlider')?.items ?? []} />
      <Banners banners={usePageData('_banners') ?? []} />
      <SectionTiles tiles={usePageData('_sections') ?? []} />
      <BestOffers items={usePageData('_bestOffers') ?? []} {...cardSlots} />
      <SalesSlider sales={usePageData('_sales') ?? []} />
      <SocialStrip link={social?.link} items={social?.items ?? []} />
    </PageFrame>
  );
}

/** The catalogue or, with its template, the sale (S1 §2). */
export function CatalogPage({
  url = '/catalog/',
  template = 'catalog',
}: {
  url?: string;
  template?: 'catalog' | 'sale';
}) {
  const title = template === 'sale' ? 'Распродажа' : 'Каталог';
  return (
    <PageFrame title={title}>
      <CatalogSection
        url={url}
        history={createMemoryHistory(url)}
        catalogUrl={usePageData('_catalogUrl') ?? ''}
        filters={usePageData('_filters') ?? null}
        title={title}
        template={template}
        popularRequests={usePageData('_popularRequests') ?? []}
        onPreferenceChange={stay}
        {...cardSlots}
      />
    </PageFrame>
  );
}

/** The product with everything below it (S2 §2, S1 §1). */
export function ProductPage() {
  const product = usePageData('_productDetail');
  const video = usePageData('_video');
  const accessories = usePageData('_accessories') ?? nothing;
  const similar = usePageData('_similar') ?? [];
  if (!product) return null;
  return (
    <PageFrame title={product.title}>
      <ProductSection
        product={product}
        url={product.link ?? '/product/'}
        history={createMemoryHistory('/product/')}
        isCreditHintShown
        region="Тюмень"
        buySlot={({ variant, status, isAvailable }) => (
          <AddToBasketButton
            id={product.id}
            {...(variant && { retailId: variant.id })}
            isAvailable={isAvailable}
            isPending={status === 'loading'}
            size="lg"
            isFullWidth
          />
        )}
        reserveSlot={({ variant, availability, isAvailable }) => (
          <ReserveButton
            goods={{ product, variant, shops: availability?.store ?? [] }}
            isAvailable={isAvailable}
            onNavigate={stay}
            size="lg"
            isFullWidth
          />
        )}
      />
      <ReviewsSection productId={product.id} />
      <ProductVideo video={video} />
      <Accessories items={accessories} {...cardSlots} />
      <SimilarProducts items={similar} {...cardSlots} />
    </PageFrame>
  );
}

/** The learning project (S1 §2). */
export function ProjectPage() {
  const gallery = usePageData('_projectGallery');
  const value = usePageData('_flipCounter');
  return (
    <PageFrame title="Школа походов">
      <h1>Школа походов</h1>
      <ProjectRegistrationButton />
      {gallery ? <ProjectGallery gallery={gallery} /> : null}
      <Instructors items={usePageData('_instructors') ?? []} />
      {value === undefined ? null : <FlipCounter value={value} />}
      <ProjectRegistrationDialog formId={usePageData('_projectFormId') ?? ''} projectName="Школа походов" />
    </PageFrame>
  );
}

/** A page of the account: its menu above the content. */
export function AccountPage({ title, active, children }: { title: string; active: string; children: ReactNode }) {
  return (
    <PageFrame title={title}>
      <h1>{title}</h1>
      <AccountMenu items={usePageData('_menuItems') ?? []} active={active} />
      {children}
    </PageFrame>
  );
}
