import { selectIsLoading } from '@tropa/api-client';
import { LoadingBar } from '@tropa/ui-kit';
import { useSelector } from 'react-redux';

/** The line at the top while a call that enables it is in flight (S1 §4). */
export function Widget() {
  return <LoadingBar isActive={useSelector(selectIsLoading)} />;
}
