import type { LegalContent } from './types.ts'

export const privacy: LegalContent = {
  description:
    'What we keep when you write to us or apply for a job, why, for how long, who sees it, and how to have it deleted.',
  label: 'Privacy',
  title: 'What we keep about you, and for how long',
  intro:
    'In short: only what you send us, only to answer you, for {retentionDays} days at most. No cookies, no trackers, nothing sold. Our notice under India’s Digital Personal Data Protection Act, 2023; version {noticeVersion}.',
  clauses: [
    {
      title: 'Who is responsible',
      body: [
        '{name}, {address}. For anything about your data write to [{mail}](mailto:{mail}) or call {phone}. The person who answers there deals with it.',
      ],
    },
    {
      title: 'When you only look around',
      body: [
        'Nothing is stored about you. This site sets no cookies for visitors and loads nothing from other companies: no statistics, no advertising, no embedded maps or videos. Our server’s log holds the page that was asked for and how long it took, not who you are. Only a failed login to our admin area is logged with the network address it came from, to trace attacks, for 30 days.',
      ],
    },
    {
      title: 'When you send the contact form',
      body: [
        'We keep your name, your phone number, what you plan to build, your message, the page you came from and the time. We use it to call you back and to prepare an offer if you ask for one.',
      ],
    },
    {
      title: 'When you apply for a job',
      body: [
        'We keep your name, address, email, WhatsApp number, qualification, experience and, if you add one, your CV; also the time you sent it and the version of this notice you agreed to. We use it to decide about that opening and to answer you, and for nothing else.',
        'Please leave out what we do not need: Aadhaar or PAN numbers, caste, religion, health, bank details. You must be 18 or older to apply.',
      ],
    },
    {
      title: 'Who sees it',
      body: [
        'The people in our office who have an account for this site. For each CV we record who opened it and when. The companies that host this site and carry our mail store it for us and may not use it. We do not sell it or hand it to anybody else, unless the law requires it.',
      ],
    },
    {
      title: 'For how long',
      body: [
        'Contact messages, applications and CVs are deleted automatically {retentionDays} days after they came in. If we sign a building contract with you, or you start to work here, what belongs to that contract is kept as long as the law requires.',
        'Our backups still contain deleted data until newer ones have replaced them. We keep them only for an emergency, and deleted data stays deleted when one is restored.',
        'To stop abuse of our forms we count how often a network address has used them, and how many confirmation mails an email address was sent. For this the addresses themselves are not stored, only a scrambled form of them: of a network address for an hour at most, of an email address for a day.',
      ],
    },
    {
      title: 'What you can ask for',
      body: [
        [
          'to see what we have about you, and who has seen it',
          'to have it corrected or completed',
          'to have it deleted, or to withdraw your consent: after either, we stop using it',
          'to name somebody who can ask for you if you no longer can',
        ],
        'Write to [{mail}](mailto:{mail}) or call. We ask one question to be sure that it is you, and it is done within seven days. It costs nothing. If you are not happy with the answer, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      title: 'Links that lead away',
      body: [
        'Telephone, WhatsApp, map and social links open other companies’ services. What happens there is up to them; nothing is sent to them until you tap the link.',
      ],
    },
    {
      title: 'For our staff',
      body: [
        'Whoever logs in to the admin area gets one cookie that keeps the session, at most seven days, one that lets us recognise this browser at the next login, for 180 days, and a note in the browser’s storage that somebody has logged in. Passwords are stored only as a hash.',
      ],
    },
    {
      title: 'Changes, and other languages',
      body: [
        'When this notice changes, its version at the top changes with it. If you would rather have it in Malayalam or another Indian language, ask us, and we will read it out to you or send it.',
      ],
    },
  ],
}
