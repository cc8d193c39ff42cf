/** What Breadcrumbs says. */
export const breadcrumbsTexts = { label: 'Вы здесь' };
