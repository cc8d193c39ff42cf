import { Button, EmptyState } from '@tropa/ui-kit';
import { dataOf, type ScreenProps } from '../screen.js';

/** A page that could not be shown, or a form without scripts that was rejected: then its title says why. */
export function Screen({ input }: ScreenProps) {
  const isRejected = input.status === 409;
  return (
    <EmptyState
      headingLevel={1}
      title={(isRejected && dataOf(input)._title) || 'Что-то пошло не так'}
      hint={
        isRejected
          ? 'Вернитесь назад и выберите другой размер, цвет или товар.'
          : 'Страница не открылась. Обновите её через минуту: мы уже знаем об ошибке.'
      }
      action={<Button href={isRejected ? '/catalog/' : '/'}>{isRejected ? 'В каталог' : 'На главную'}</Button>}
    />
  );
}
