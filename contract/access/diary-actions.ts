// What can be done here, where kind and subject do not say it all. The diary stores the name of an action and its facts, which
// the words in braces stand for; whoever reads it gets the sentence in their language. No name may change: entries have it.
import { inBoth } from '../words.ts'
import type { DiaryFacts } from './diary.ts'

/** They follow the name of whoever did it. */
export const deeds = inBoth({
  first_owner: ['signed up as the first owner', 'ആദ്യത്തെ ഉടമയായി അക്കൗണ്ട് തുടങ്ങി'],
  signed_up: ['signed up and waits for approval', 'അക്കൗണ്ട് തുടങ്ങി, അംഗീകാരത്തിന് കാത്തിരിക്കുന്നു'],
  approved: ['approved {account} as {roles}', '{account} എന്ന അക്കൗണ്ട് അംഗീകരിച്ചു, ചുമതല: {roles}'],
  approved_at_server: ['approved {account}', '{account} എന്ന അക്കൗണ്ട് അംഗീകരിച്ചു'],
  made_owner: ['made {account} an owner', '{account} എന്ന അക്കൗണ്ടിനെ ഉടമയാക്കി'],
  let_in: ['approved {account} again after a restore', 'തിരികെ വന്ന {account} എന്ന അക്കൗണ്ട് വീണ്ടും അംഗീകരിച്ചു'],
  confirmation_mailed: [
    'mailed a link to {account} to confirm the address',
    'വിലാസം സ്ഥിരീകരിക്കാൻ {account} എന്നയാൾക്ക് ലിങ്ക് അയച്ചു',
  ],
  approval_taken_back: [
    'took the approval of an account back, which waits again',
    'ഒരു അക്കൗണ്ടിനു കൊടുത്ത അംഗീകാരം തിരിച്ചെടുത്തു, അത് വീണ്ടും കാത്തിരിക്കുന്നു',
  ],
  account_refused: ['refused an account that waited for approval', 'അംഗീകാരത്തിന് കാത്തിരുന്ന ഒരു അക്കൗണ്ട് നിരസിച്ചു'],
  account_removed: ['removed the account {account}', '{account} എന്ന അക്കൗണ്ട് നീക്കി'],
  account_expired: [
    'removed an account that nobody approved within {days} days',
    '{days} ദിവസത്തിനുള്ളിൽ ആരും അംഗീകരിക്കാത്ത ഒരു അക്കൗണ്ട് നീക്കി',
  ],
  account_replaced: [
    'replaced an account that waited, by an invitation to its address',
    'കാത്തിരുന്ന ഒരു അക്കൗണ്ട് മാറ്റി, അതേ വിലാസത്തിലേക്കുള്ള ക്ഷണം വഴി',
  ],
  invited_by_mail: [
    'invited {account} as {roles}, by mail',
    '{account} എന്ന വിലാസത്തിൽ മെയിലിൽ ക്ഷണിച്ചു, ചുമതല: {roles}',
  ],
  invited_by_link: [
    'invited {account} as {roles}, by a link',
    '{account} എന്നയാളെ ലിങ്ക് വഴി ക്ഷണിച്ചു, ചുമതല: {roles}',
  ],
  invited_somebody: ['invited somebody by a link, as {roles}', 'ഒരാളെ ലിങ്ക് വഴി ക്ഷണിച്ചു, ചുമതല: {roles}'],
  invitation_ended: ['took back the invitation of {account}', '{account} എന്ന വിലാസത്തിനുള്ള ക്ഷണം തിരിച്ചെടുത്തു'],
  open_invitation_ended: ['took back the invitation for {roles}', 'ഒരാൾക്കുള്ള ക്ഷണം തിരിച്ചെടുത്തു, ചുമതല: {roles}'],
  invitation_accepted: ['accepted the invitation as {roles}', 'ക്ഷണം സ്വീകരിച്ചു, ചുമതല: {roles}'],
  signup_opened: ['opened signing up', 'അക്കൗണ്ട് തുടങ്ങാൻ അനുവദിച്ചു'],
  signup_closed: ['closed signing up', 'അക്കൗണ്ട് തുടങ്ങുന്നത് നിർത്തി'],

  password_changed: ['changed their password', 'സ്വന്തം പാസ്വേഡ് മാറ്റി'],
  password_chosen: ['chose a new password by a mailed link', 'മെയിലിൽ വന്ന ലിങ്ക് വഴി പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുത്തു'],
  address_confirmed: [
    'confirmed their address and chose a new password by a mailed link',
    'മെയിലിൽ വന്ന ലിങ്ക് വഴി വിലാസം സ്ഥിരീകരിച്ച് പുതിയ പാസ്വേഡ് തിരഞ്ഞെടുത്തു',
  ],
  ended_not_me: [
    'logged everybody out by the link about a new login, and ended what was handed out or added since',
    'പുതിയ ലോഗിനെക്കുറിച്ചുള്ള ലിങ്ക് വഴി എല്ലാവരെയും ലോഗ് ഔട്ട് ചെയ്തു; അതിനുശേഷം കൊടുത്തതും ചേർത്തതും അവസാനിപ്പിച്ചു',
  ],
  session_ended: ['ended a session: {name}', 'ഒരു ഉപകരണത്തിൽ ലോഗ് ഔട്ട് ചെയ്തു: {name}'],
  other_sessions_ended: ['ended all other sessions', 'മറ്റെല്ലാ ഉപകരണങ്ങളിലും ലോഗ് ഔട്ട് ചെയ്തു'],
  passkey_added: ['added a passkey: {name}', 'പാസ്കീ ചേർത്തു: {name}'],
  passkey_renamed: ['renamed a passkey: {name}', 'പാസ്കീയുടെ പേര് മാറ്റി: {name}'],
  passkey_removed: ['removed a passkey: {name}', 'പാസ്കീ നീക്കി: {name}'],
  app_added: ['added an authenticator app', 'കോഡ് തരുന്ന ആപ്പ് ചേർത്തു'],
  app_removed: ['removed the authenticator app', 'കോഡ് തരുന്ന ആപ്പ് നീക്കി'],
  recovery_codes_made: ['made new recovery codes', 'പുതിയ റിക്കവറി കോഡുകൾ എടുത്തു'],
  second_step_lifted: ['lifted the second step of {account}', '{account} എന്ന അക്കൗണ്ടിന്റെ രണ്ടാം ഘട്ടം ഒഴിവാക്കി'],
  second_step_required: [
    'requires a second step of {holders} from {day}',
    'രണ്ടാം ഘട്ടം നിർബന്ധമാക്കി: {holders}, {day} മുതൽ',
  ],
  second_step_optional: ['requires a second step of nobody', 'ആർക്കും രണ്ടാം ഘട്ടം നിർബന്ധമല്ലെന്ന് നിശ്ചയിച്ചു'],

  answer_text_changed: ['changed a text of the answers to applicants', 'അപേക്ഷിച്ചവർക്കുള്ള മറുപടിയുടെ ഒരു മാതൃക മാറ്റി'],
  gallery_reordered: ['changed the order of projects in the gallery', 'ഗാലറിയിൽ പ്രോജക്ടുകളുടെ ക്രമം മാറ്റി'],
  home_reordered: ['changed the order of projects on the home page', 'ഹോം പേജിൽ പ്രോജക്ടുകളുടെ ക്രമം മാറ്റി'],
  services_reordered: ['changed the order of the services', 'സേവനങ്ങളുടെ ക്രമം മാറ്റി'],
  review_link_made: ['made a link by which a client can write a review', 'അഭിപ്രായം എഴുതാനുള്ള ലിങ്ക് ഉണ്ടാക്കി'],
  review_link_ended: [
    'ended a link by which a client could write a review',
    'അഭിപ്രായം എഴുതാനുള്ള ലിങ്ക് അവസാനിപ്പിച്ചു',
  ],
  mail_resent: ['sent an undelivered mail again', 'കിട്ടാതെപോയ ഒരു മെയിൽ വീണ്ടും അയച്ചു'],
  mail_deleted: ['deleted an undelivered mail', 'കിട്ടാതെപോയ ഒരു മെയിൽ മായ്ച്ചു'],
  test_mail_sent: ['sent a test mail', 'പരീക്ഷണ മെയിൽ അയച്ചു'],
  diary_exported: ['exported the diary', 'രജിസ്റ്റർ ഡൗൺലോഡ് ചെയ്തു'],
  everything_exported: ['exported everything', 'എല്ലാം ഡൗൺലോഡ് ചെയ്തു'],
  time_confirmed: ['said that the date of the server is right', 'സെർവറിന്റെ തീയതി ശരിയെന്ന് രേഖപ്പെടുത്തി'],
  nobody_to_invite: ['said that nobody else is to be invited', 'മറ്റാരെയും ക്ഷണിക്കാനില്ലെന്ന് രേഖപ്പെടുത്തി'],
  somebody_to_invite: ['said that somebody else is to be invited', 'മറ്റൊരാളെ ക്ഷണിക്കാനുണ്ടെന്ന് രേഖപ്പെടുത്തി'],
  first_steps_hidden: ['hid the first steps on the dashboard', 'ഡാഷ്ബോർഡിൽ ആദ്യം ചെയ്യേണ്ടവ മറച്ചു'],
  first_steps_shown: ['showed the first steps on the dashboard', 'ഡാഷ്ബോർഡിൽ ആദ്യം ചെയ്യേണ്ടവ വീണ്ടും കാണിച്ചു'],
  demo_removed: ['removed the demo content: {records}', 'മാതൃകയ്ക്കു ചേർത്തത് നീക്കി: {records}'],
})

/** They stand behind a sentence made of kind, subject and title. */
export const remarks = inBoth({
  with_password: ['With password', 'പാസ്വേഡ് ഉപയോഗിച്ച്'],
  with_app_code: ['With password and app code', 'പാസ്വേഡും ആപ്പിലെ കോഡും ഉപയോഗിച്ച്'],
  with_recovery_code: ['With password and recovery code', 'പാസ്വേഡും റിക്കവറി കോഡും ഉപയോഗിച്ച്'],
  with_passkey: ['With a passkey', 'പാസ്കീ ഉപയോഗിച്ച്'],
  wrong_code: ['Wrong code', 'കോഡ് തെറ്റി'],
  wrong_passkey: ['Wrong answer of a passkey', 'പാസ്കീയുടെ ഉത്തരം തെറ്റി'],
  pictures_added: ['New pictures.', 'പുതിയ ചിത്രങ്ങൾ.'],
  picture_added: ['New picture.', 'പുതിയ ചിത്രം.'],
  picture_deleted: ['A picture was deleted.', 'ഒരു ചിത്രം മായ്ച്ചു.'],
  pictures_reordered: ['The order of the pictures.', 'ചിത്രങ്ങളുടെ ക്രമം.'],
  main_picture_chosen: ['Another main picture.', 'മറ്റൊരു പ്രധാന ചിത്രം.'],
  pictures_described: ['Captions of pictures.', 'ചിത്രങ്ങളുടെ അടിക്കുറിപ്പുകൾ.'],
  pair_added: ['Two pictures show it before and after.', 'പണിക്കു മുമ്പും പിമ്പും കാണിക്കുന്ന രണ്ടു ചിത്രങ്ങൾ.'],
  pair_removed: ['A pair of pictures was removed.', 'ഒരു ജോടി ചിത്രങ്ങൾ നീക്കി.'],
  update_added: ['New update.', 'പണിയെക്കുറിച്ച് പുതിയ വിവരം.'],
  update_changed: ['An update was changed.', 'പണിയെക്കുറിച്ചുള്ള ഒരു വിവരം മാറ്റി.'],
  update_deleted: ['An update was deleted.', 'പണിയെക്കുറിച്ചുള്ള ഒരു വിവരം മായ്ച്ചു.'],
  update_shown: ['Everybody sees an update now.', 'പണിയെക്കുറിച്ചുള്ള ഒരു വിവരം ഇനി എല്ലാവർക്കും കാണാം.'],
  update_hidden: ['Only the family sees an update now.', 'പണിയെക്കുറിച്ചുള്ള ഒരു വിവരം ഇനി വീട്ടുകാർക്കു മാത്രം കാണാം.'],
  updates_allowed: ['The family allowed its updates to be public.', 'എല്ലാവരെയും കാണിക്കാൻ വീട്ടുകാർ സമ്മതിച്ചു.'],
  updates_not_allowed: [
    'The family no longer allows its updates to be public.',
    'എല്ലാവരെയും കാണിക്കാനുള്ള സമ്മതം വീട്ടുകാർ പിൻവലിച്ചു.',
  ],
  house_link_made: ['A private link for the family was made.', 'വീട്ടുകാർക്കുള്ള സ്വകാര്യ ലിങ്ക് ഉണ്ടാക്കി.'],
  house_link_ended: ['A private link of the family was ended.', 'വീട്ടുകാരുടെ ഒരു സ്വകാര്യ ലിങ്ക് അവസാനിപ്പിച്ചു.'],
  deleted_for_good: ['For good.', 'എന്നേക്കുമായി.'],
  noted_by_hand: ['Noted by hand.', 'ഓഫീസ് കുറിച്ചുവച്ചത്.'],
  lead_link_opened: ['Opened the private link, to pass it on.', 'സ്വകാര്യ ലിങ്ക് കൈമാറാനായി തുറന്നു.'],
  version_restored: ['An earlier version is the draft now.', 'മുമ്പത്തെ ഒരു പതിപ്പാണ് ഇപ്പോൾ ഡ്രാഫ്റ്റ്.'],
  samples_confirmed: ['Texts that were marked are right as they are.', 'അടയാളമുള്ള വാചകങ്ങൾ ശരിയെന്ന് ഉറപ്പാക്കി.'],
})

type Words = typeof deeds & typeof remarks
type FactIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | FactIn<Rest> : never
type NamesOf<Action extends keyof Words> = FactIn<Words[Action]> & keyof DiaryFacts

export type PlainAction = { [A in keyof Words]: NamesOf<A> extends never ? A : never }[keyof Words]
type FactualAction = Exclude<keyof Words, PlainAction>

/** An action with just the facts that its words need. */
export type Done =
  | { action?: PlainAction; facts?: undefined }
  | { [A in FactualAction]: { action: A; facts: Required<Pick<DiaryFacts, NamesOf<A>>> } }[FactualAction]
