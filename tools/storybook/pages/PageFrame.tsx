import type { ReactNode } from 'react';
import { AuthDialog, UserButton } from '@tropa/account';
import { selectIsLoading, usePageData } from '@tropa/api-client';
import { CompareLink, FavoritesLink, SearchBox } from '@tropa/catalog';
import { AddedToBasketDialog, BasketLink } from '@tropa/checkout';
import { PartnersSlider, SubscribeForm } from '@tropa/content';
import { CityButton, CityDialog, ShopsButton, ShopsDialog } from '@tropa/location';
import { Breadcrumbs, LoadingBar, PriorityNav } from '@tropa/ui-kit';
import { useSelector } from 'react-redux';
import styles from './PageFrame.module.css';

const stay = () => {};

/** Header, footer and dialogs of the shop around a page, composed as in the storefront. */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const menu = usePageData('_config')?.menu ?? [];
  const isHome = title === '';
  return (
    <div className={styles.root}>
      <LoadingBar isActive={useSelector(selectIsLoading)} />
      <header className={styles.header}>
        <div className={styles.strip}>
          <CityButton />
          <ShopsButton known={usePageData('_receivePointsCount')} />
        </div>
        <div className={styles.bar}>
          <a className={styles.logo} href="#home">
            тропа
          </a>
          <div className={styles.search}>
            <SearchBox navigate={stay} openTab={stay} />
          </div>
          <div className={styles.links}>
            <UserButton />
            <div className={styles.wide}>
              <CompareLink />
            </div>
            <FavoritesLink />
            <BasketLink />
          </div>
        </div>
        <div className={styles.menu}>
          <PriorityNav
            label="Разделы"
            items={menu.map(({ id, title: name, link }) => ({ id, title: name, href: link }))}
          />
        </div>
      </header>
      <main className={styles.main}>
        {isHome ? null : <Breadcrumbs items={[{ title: 'Главная', link: '#home' }, { title }]} />}
        {children}
      </main>
      <footer className={styles.footer} data-theme="dark">
        <PartnersSlider partners={usePageData('_partners') ?? []} />
        <SubscribeForm />
      </footer>
      <AuthDialog />
      <CityDialog />
      <ShopsDialog />
      <AddedToBasketDialog />
    </div>
  );
}
