import { Button, RefusalNote, type ButtonProps } from '@tropa/ui-kit';
import { refusalLine } from '@tropa/api-client';

/** Props of {@link ClearListButton}. */
export interface ClearListButtonProps extends Pick<ButtonProps, 'size'> {
  className: string | undefined;
  onClear: () => Promise<void>;
  clearing: { readonly isLoading: boolean; readonly error?: unknown };
  texts: { readonly removeAll: string; readonly removeAllFailed: string };
}

/** «удалить все», and the reason when it was rejected. */
export function ClearListButton({ className, size, onClear, clearing, texts }: ClearListButtonProps) {
  return (
    <div className={className}>
      <Button variant="ghost" size={size} isLoading={clearing.isLoading} onClick={() => void onClear()}>
        {texts.removeAll}
      </Button>
      <RefusalNote text={refusalLine(clearing.error, texts.removeAllFailed)} />
    </div>
  );
}
