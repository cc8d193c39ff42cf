/** Texts of CookieNoticeWidget. */
export const countersTexts = { metrica: 'Яндекс Метрика', ga4: 'Google Analytics' };
