import type { OrderResult } from '@tropa/api-client';
import { Button, Dialog, Spinner, useTexts } from '@tropa/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { CreditAnswer, CreditLook } from './credit-partner.js';
import { creditTexts, type CreditTexts } from './credit.texts.js';
import styles from './CreditDialog.module.css';

/** Props of {@link CreditDialog}. */
export interface CreditDialogProps {
  /** The placed order; its `paymentLink` is the partner's page. */
  readonly order: OrderResult;
  readonly look: CreditLook;
  /** The buyer is done: the partner reported it, or the dialog was closed. Called once. */
  readonly onDone: (answer: CreditAnswer) => void;
  readonly texts?: Partial<CreditTexts> | undefined;
  readonly className?: string | undefined;
}

/**
 * The partner's widget over the order page: its page in a frame, or a link to a new tab. The order is placed
 * before it opens.
 */
export function CreditDialog({ order, look, onDone, texts: own, className }: CreditDialogProps) {
  const texts = useTexts('credit', creditTexts, own);
  const isDone = useRef(false);
  const finish = (answer: CreditAnswer) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(answer);
  };
  const isFrame = look.kind === 'frame';
  return (
    <Dialog
      isOpen
      onClose={() => finish('closed')}
      title={texts.title(look.name)}
      className={className}
      size={isFrame ? 'md' : 'sm'}
      isFlush={isFrame}
      isFullOnPhone={isFrame}
      // A click outside the dialog must not end a half-filled application.
      isDismissable={false}
    >
      {isFrame ? (
        <PartnerFrame link={order.paymentLink} title={texts.frame} onAnswer={finish} />
      ) : (
        <PartnerTab order={order} onDone={() => finish('closed')} texts={texts} />
      )}
    </Dialog>
  );
}

/** The message that a framed partner posts when the buyer is done. */
const isAnswer = (message: unknown): message is { answer: CreditAnswer } => {
  const { source, answer } = (typeof message === 'object' && message !== null ? message : {}) as Record<
    string,
    unknown
  >;
  return source === 'tropa-credit' && (answer === 'approved' || answer === 'rejected' || answer === 'closed');
};

interface PartnerFrameProps {
  readonly link: string;
  readonly title: string;
  readonly onAnswer: (answer: CreditAnswer) => void;
}

/** The partner's page. Its message counts only from that frame and the partner's own origin. */
function PartnerFrame({ link, title, onAnswer }: PartnerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const listener = useRef(onAnswer);
  useEffect(() => {
    listener.current = onAnswer;
  });
  useEffect(() => {
    const view = frame.current?.ownerDocument.defaultView;
    if (!view) return;
    const listen = ({ source, origin, data }: MessageEvent) => {
      const isPartner = source === frame.current?.contentWindow && origin === new URL(link, view.location.href).origin;
      if (isPartner && isAnswer(data)) listener.current(data.answer);
    };
    view.addEventListener('message', listen);
    return () => view.removeEventListener('message', listen);
  }, [link]);
  return (
    <div className={styles.place} aria-busy={!isLoaded}>
      {isLoaded ? null : <Spinner className={styles.wait} />}
      <iframe ref={frame} className={styles.frame} src={link} title={title} onLoad={() => setIsLoaded(true)} />
    </div>
  );
}

interface PartnerTabProps {
  readonly order: OrderResult;
  readonly onDone: () => void;
  readonly texts: CreditTexts;
}

/** A partner that cannot be framed: a link, because a window opened after a request would be blocked. */
function PartnerTab({ order, onDone, texts }: PartnerTabProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <div className={styles.tab}>
      <p>
        {texts.accepted(order.orderNum)} {texts.hint}
      </p>
      <Button
        href={order.paymentLink}
        target="_blank"
        rel="noopener"
        size="lg"
        isFullWidth
        variant={isOpened ? 'outline' : 'primary'}
        onClick={() => setIsOpened(true)}
      >
        {isOpened ? texts.openAgain : texts.open}
      </Button>
      {isOpened ? (
        <Button size="lg" isFullWidth onClick={onDone}>
          {texts.done}
        </Button>
      ) : null}
    </div>
  );
}
