import type { Language } from '#domain/language/index.ts';
import type { Config } from '../config/config.ts';
import { errorFields, type Log } from '../log/log.ts';
import { de } from './messages/de.ts';
import { en } from './messages/en.ts';
import type { MailMessages, MailText } from './messages/messages.ts';

export interface Mail {
  /** False without an SMTP server. Links then go to the log, and addresses cannot be confirmed. */
  readonly delivers: boolean;
  /** Resolves even if sending fails. The failure is logged, and the user can ask again. */
  readonly send: <K extends keyof MailMessages>(
    to: Recipient,
    kind: K,
    values: Parameters<MailMessages[K]>[0],
  ) => Promise<void>;
  readonly close: () => void;
}

export interface Recipient {
  readonly address: string;
  readonly language: Language;
}

export function createMail({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>, log: Log): Mail {
  return smtpUrl === null ? mailToLog(log) : mailBySmtp(smtpUrl, mailFrom, log);
}

function mailBySmtp(url: string, from: string, log: Log): Mail {
  // a server that sends no emails need not load this
  const loaded = import('nodemailer').then(({ createTransport }) => createTransport(url));
  return {
    delivers: true,
    send: async ({ address, language }, kind, values) => {
      const { subject, text } = write(language, kind, values);
      try {
        const transport = await loaded;
        await transport.sendMail({ from, to: address, subject, text, disableFileAccess: true, disableUrlAccess: true });
        log.info('mail/sent', { kind });
      } catch (error) {
        log.error('mail/failed', { kind, ...errorFields(error) });
      }
    },
    close: () => void loaded.then((transport) => transport.close()),
  };
}

/** Writes links to the log, so that the operator can pass them on. The address itself is not logged. */
function mailToLog(log: Log): Mail {
  return {
    delivers: false,
    send: async (_to, kind, values) => {
      log.warn('mail/not-configured', { kind, ...('link' in values ? { link: values.link } : {}) });
    },
    close: () => {},
  };
}

const messages: { readonly [L in Language]: MailMessages } = { en, de };

function write<K extends keyof MailMessages>(
  language: Language,
  kind: K,
  values: Parameters<MailMessages[K]>[0],
): MailText {
  const message = messages[language][kind] as (values: Parameters<MailMessages[K]>[0]) => MailText;
  return message(values);
}
