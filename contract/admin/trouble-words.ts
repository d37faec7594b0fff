// What is wrong and what to do, in mails to owners and on their dashboard. trouble-words.ml.ts has the same in Malayalam.
import type { Trouble } from './dashboard.ts'

export const troubleWords: Record<Trouble, string> = {
  clock:
    'The date of the server has jumped, or the server was off for more than three days. Nothing old is erased until an owner says on the dashboard that the date is right. If it is wrong, tell whoever looks after the server.',
  backup:
    'No backup has been made for two nights: if the server fails, newer work is lost. Please tell whoever looks after the server.',
  disk: 'The disk of the server is nearly full, so it takes no more pictures and CVs. Please tell whoever looks after the server.',
  certificate:
    'The certificate of the site ends within ten days or has ended: browsers then warn people not to open it. Please tell whoever looks after the server.',
  mail: 'Mails have waited for more than six hours or were refused. Send them again or remove them on the dashboard; if they still do not leave, tell whoever looks after the server.',
  sender:
    'The mail server refuses the address or the password of the site, so no mail leaves. They are kept and go out when that is right; a test mail shows it. Please tell whoever looks after the server: MAIL_FROM or SMTP_URL.',
}
