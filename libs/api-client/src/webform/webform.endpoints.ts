import { answerOf } from '../shop-api/answer.js';
import { hasFiles } from '../shop-api/request-body.js';
import { shopApi } from '../shop-api/shop-api.js';
import { sendMessageResponse } from './webform.wire.js';

/** Id of a form, from the page's data. */
export type FormId = string | number;

/**
 * One call, four forms; `form` tells them apart here, `id` (from the page) on the wire (decision 16).
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

/** Calls of the forms, in the one cache of the shop. */
export const webformApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a form. `POST /api/webform/sendMessage/` (S1 §7, S2 §7); the work form goes as multipart. */
    sendMessage: build.mutation<null, WebformMessage>({
      query: ({ form, ...data }) => ({
        url: 'webform/sendMessage/',
        method: 'POST',
        data,
        isForm: form === 'work' || hasFiles(data),
        showsLoader: true,
      }),
      ...answerOf(sendMessageResponse, () => null),
    }),
  }),
});

/** Sends a form. `POST /api/webform/sendMessage/` (S1 §7, S2 §7); the work form goes as multipart. */
export const useSendMessageMutation = webformApi.useSendMessageMutation;
