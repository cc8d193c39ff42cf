import { announceDone } from '../events/announce.js';
import { responseOf } from '../shop-api/response.js';
import { hasFiles } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { sendMessageResponse } from './webform.wire.js';

/** Id of a form, from page data. */
export type FormId = string | number;

/**
 * The four forms of this call. `form` tells them apart here; on the wire the form id from page data does, as `id`.
 * Phones are ten digits.
 */
export type WebformMessage =
  | {
      readonly form: 'project';
      readonly id: FormId;
      readonly name: string;
      readonly phone: string;
      readonly projectName: string;
    }
  | {
      readonly form: 'work';
      readonly id: FormId;
      readonly name: string;
      readonly phone: string;
      readonly email: string;
      /** Id of the chosen vacancy. */
      readonly position: string;
      readonly comment: string;
      readonly resume?: readonly File[];
    }
  | {
      readonly form: 'service';
      readonly id: FormId;
      readonly name: string;
      readonly phone: string;
      readonly email: string;
      readonly address: string;
      readonly comment: string;
    }
  | {
      readonly form: 'contacts';
      readonly id: FormId;
      readonly name: string;
      readonly phone: string;
      readonly email: string;
      readonly comment: string;
    };

/** Endpoints of the forms, injected into the shop's single API. */
export const webformApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a form. `POST /api/webform/sendMessage/`; the work form is sent as multipart. */
    sendMessage: build.mutation<null, WebformMessage>({
      query: ({ form, ...data }) => ({
        url: 'webform/sendMessage/',
        method: 'POST',
        data,
        isForm: form === 'work' || hasFiles(data),
        showsLoader: true,
      }),
      ...responseOf(sendMessageResponse, () => null),
      onQueryStarted: announceDone('form:sent', ({ form }) => ({ form })),
    }),
  }),
});

/** Sends a form. `POST /api/webform/sendMessage/`; the work form is sent as multipart. */
export const useSendMessageMutation = webformApi.useSendMessageMutation;
