import { Button, EmptyState } from '@tropa/ui-kit';

/** A page that could not be shown. */
export function Screen() {
  return (
    <EmptyState
      headingLevel={1}
      title="Что-то пошло не так"
      hint="Страница не открылась. Обновите её через минуту: мы уже знаем об ошибке."
      action={<Button href="/">На главную</Button>}
    />
  );
}
