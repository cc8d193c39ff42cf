import { serviceFormIdSeed, usePageData } from '@tropa/api-client';
import { ServiceSection, type ServiceDialogProps } from '@tropa/content';
import { Lazily } from '../../shell/Lazily.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [serviceFormIdSeed];

export const props = { formId: 'number', workshops: 'list' } as const satisfies PropTable;

const loadDialog = () => import('./ServiceDialogPart.js').then(({ ServiceDialog }) => ServiceDialog);

/** The form with its rules, loaded when the visitor opens it. */
function LateDialog(props: ServiceDialogProps) {
  return <Lazily isNeeded={props.isOpen} load={loadDialog} props={props} />;
}

/** The booking of a service visit (S1 §2). */
export function Widget({ formId: own, workshops }: PropsOf<typeof props>) {
  const ofPage = usePageData('_serviceFormId');
  const formId = own ?? ofPage;
  return formId == null ? null : (
    <ServiceSection Dialog={LateDialog} formId={formId} {...(workshops ? { addresses: workshops.map(String) } : {})} />
  );
}
