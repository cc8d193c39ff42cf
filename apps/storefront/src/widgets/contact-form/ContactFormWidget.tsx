import { contactsFormIdSeed, usePageData } from '@tropa/api-client';
import { ContactSection, type ContactDialogProps } from '@tropa/content';
import { Lazily } from '../../shell/Lazily.js';
import type { PropsOf, PropTable } from '../widget-props.js';

export const seeds = [contactsFormIdSeed];

export const props = { formId: 'number' } as const satisfies PropTable;

const loadDialog = () => import('./ContactDialogPart.js').then(({ ContactDialog }) => ContactDialog);

/** The form with its rules, loaded when the visitor opens it. */
function LateDialog(props: ContactDialogProps) {
  return <Lazily isNeeded={props.isOpen} load={loadDialog} props={props} />;
}

/** The message to the shop, in a dialog (S2 §2). Without a form id there is nowhere to send it. */
export function Widget({ formId: own }: PropsOf<typeof props>) {
  const ofPage = usePageData('_contactsFormId');
  const formId = own ?? ofPage;
  return formId == null ? null : <ContactSection Dialog={LateDialog} formId={formId} />;
}
