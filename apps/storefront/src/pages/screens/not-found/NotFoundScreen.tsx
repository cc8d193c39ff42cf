import { Button, EmptyState } from '@tropa/ui-kit';

/** An unknown address. */
export function Screen() {
  return (
    <EmptyState
      headingLevel={1}
      icon={<b>404</b>}
      title="Страница не найдена"
      hint="Возможно, товар снят с продажи или в адресе опечатка. Попробуйте найти его через поиск."
      action={
        <>
          <Button href="/catalog/">Перейти в каталог</Button>
          <Button variant="secondary" href="/">
            На главную
          </Button>
        </>
      }
    />
  );
}
