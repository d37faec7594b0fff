import type { PrivacyContent } from '#contract/content/company-pages.ts'

export const privacy: PrivacyContent = {
  label: 'Privacy',
  title: 'What we keep about you, and for how long',
  intro:
    'In short: only what you send or tell us, only for what you sent or said it for, and gone at once when you say so. Messages and applications stay for {retentionDays} days at most. No cookies, no trackers, nothing sold. Our notice under India’s Digital Personal Data Protection Act, 2023; version {noticeVersion}.',
  clauses: [
    {
      title: 'Who is responsible',
      text: '{name}, {address}. For anything about your data write to [{mail}](mailto:{mail}) or call {phone}. The person who answers there deals with it.',
      when: 'always',
    },
    {
      title: 'When you only look around',
      text: 'Nothing that identifies you is stored. This site sets no cookies for visitors and loads nothing from other companies: no statistics of theirs, no advertising, no embedded maps or videos. Our server’s log holds the page that was asked for and how long it took, not who you are. Only a failed login to our admin area is logged with the network address it came from, to trace attacks, for 30 days.',
      when: 'always',
    },
    {
      title: 'When you send the contact form',
      text: 'We keep your name, your phone number, what you plan to build, your message, the page you came from and the time. We use it to call you back and to prepare an estimate if you ask for one.\n\nAfter sending you get a private link to what you sent. Keep it: with it you can see, correct or withdraw your message.',
      when: 'always',
    },
    {
      title: 'When you call or visit us',
      text: 'Our office may note your name, your number, what it is about, when to call you back and how you heard of us. We use it to call you back, and to prepare an estimate if you ask for one.\n\nWe’ll send you a private link by WhatsApp or text message: with it you can see, correct or withdraw what we noted.',
      when: 'always',
    },
    {
      title: 'When you apply for a job',
      text: 'We keep your name, address, email, WhatsApp number, qualification, experience and, if you add one, your CV; also the time you sent it, the version and the language of the notice you agreed to, and whether you allowed us to keep your CV for later openings. We use it to decide about that opening and to answer you; for later openings only if you ticked the box for it, which is empty unless you tick it.\n\nFor some openings your name, phone number, trade and years of work are enough.\n\nAfter sending you get a private link to what you sent; if you gave an email address, the mail that confirms your application has it too. With it you can see, correct or withdraw it; how far it has come stands there too, as far as our office tells it.\n\nPlease leave out what we do not need: Aadhaar or PAN numbers, caste, religion, health, bank details. You must be 18 or older to apply.',
      when: 'always',
    },
    {
      title: 'When we build for you',
      text: 'While we build your house, your family can follow it by a private link. If you leave your email address there, we use it only to write to you when there is something new. It is deleted when you stop the mails, with the link in each of them, when the private link ends, and when there was nothing new for {retentionDays} days; an address that nobody confirms, after a day.\n\nOthers see how your house grew only if somebody of your family has allowed it. We keep who it was, and when. Take it back, and this site shows it to your family alone.',
      when: 'always',
    },
    {
      title: 'When you write a review',
      text: 'With a link from us you can write a review. We keep the name you choose, your words and stars, your picture if you add one, the time, and the version and the language of the notice you agreed to. Our office reads it first; then it is on this site, with the month and the project, for as long as you leave it there. Nobody changes your words. Ask us, and it is deleted.',
      when: 'always',
    },
    {
      title: 'Who sees it',
      text: 'The people in our office whose work it is, not everybody who has an account for this site: the owner and those who hire read applications, the owner and those who call back read messages. With your application or message they keep their notes, their answers to you, an interview and what came of it. For each CV we record who opened it and when. The companies that host this site and carry our mail store it for us and may not use it. We do not sell it or hand it to anybody else, unless the law requires it.',
      when: 'always',
    },
    {
      title: 'For how long',
      text: 'Contact messages, and what we noted after a call or a visit, are deleted automatically {retentionDays} days after they came in; numbers stay that name nobody: how many came in a year, from where, and what became of them. Also deleted after {retentionDays} days are applications and CVs that you allowed us to keep for later openings. Without that, an application and its CV are deleted {closedJobDays} days after its opening has closed, and {retentionDays} days after they came in at the latest.\n\nWhat you withdraw with your private link is deleted at once, with the CV, our notes, answers and mails about it. The link ends with it. Our office gets a mail that something was corrected or withdrawn, without a word of it. Our diary keeps for a year that it was, when, and from which kind of device, such as Chrome on Android, but not by whom. If we sign a building contract with you, or you start to work here, what belongs to that contract is kept as long as the law requires.\n\nOur backups still contain deleted data until newer ones have replaced them. We keep them only for an emergency, and deleted data stays deleted when one is restored.\n\nTo stop abuse of our forms we count how often a network address has used them, and how many confirmations and answers an email address was sent. For this the addresses themselves are not stored, only a scrambled form of them, for about a day.',
      when: 'always',
    },
    {
      title: 'What you can ask for',
      text: '- to see what we have about you, with our notes, and who has seen it\n- to have it corrected or completed\n- to have it deleted, or to withdraw your consent: after either, we stop using it\n- to name somebody who can ask for you if you no longer can\n\nMost of it you can do yourself, at once, with the private link that you got from us. For everything else, or if you no longer have the link, write to [{mail}](mailto:{mail}) or call. We’ll ask one question to be sure that it is you, and it is done within seven days. It costs nothing. If you are not happy with the answer, you can complain to the Data Protection Board of India.',
      when: 'always',
    },
    {
      title: 'Links that lead away',
      text: 'Telephone, WhatsApp, map and social links open other companies’ services. What happens there is up to them; nothing is sent to them until you tap the link. If we answer you by WhatsApp or text message, these services carry what we write, and keep it as they do.',
      when: 'always',
    },
    {
      title: 'For our staff',
      text: 'Whoever logs in to the admin area gets one cookie that keeps the session, at most seven days, one that lets us recognise this browser at the next login, for 180 days, one with the language of these pages, for a year, and a note in the browser’s storage that somebody has logged in. Passwords are stored only as a hash. Whoever logs in with a fingerprint, a face or the PIN of the phone leaves a public key with us and nothing else: the fingerprint never leaves the phone. For codes from an app we store their secret, encrypted.\n\nAfter a login from a device that we do not know, the account gets a mail with the time and the kind of device, so that nobody logs in unnoticed.\n\nA diary keeps for a year who logged in or failed to, who added, changed, published or deleted what, who opened, exported or deleted personal data, when, and from which kind of device. Only the owner reads it and nobody can change it; names stay in it for that year, also when the account is removed.',
      when: 'always',
    },
    {
      title: 'Changes, and other languages',
      text: 'When this notice changes, its version at the top changes with it. If you would rather have it in Malayalam or another Indian language, ask us, and we will read it out to you or send it.',
      when: 'always',
    },
  ],
  search: {
    title: '',
    description:
      'What we keep when you write to us, call us, apply for a job or write a review, why, for how long, who sees it, and how to have it deleted.',
  },
  version: '2026-11.5',
}
