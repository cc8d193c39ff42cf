import { contactsFormIdSeed, usePageData } from '@tropa/api-client';
import { ContactSection, type ContactDialogProps } from '@tropa/content';
import { Lazily } from '../../shell/Lazily.js';

export const seeds = [contactsFormIdSeed];

const loadDialog = () => import('./ContactDialogPart.js').then(({ ContactDialog }) => ContactDialog);

/** The form with its rules, loaded when the visitor opens it. */
function LateDialog(props: ContactDialogProps) {
  return <Lazily isNeeded={props.isOpen} load={loadDialog} props={props} />;
}

/** The message to the shop, in a dialog (S2 §2). Without a form id there is nobody to send to. */
export function Widget() {
  const formId = usePageData('_contactsFormId');
  return formId == null ? null : <ContactSection Dialog={LateDialog} formId={formId} />;
}
