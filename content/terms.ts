import type { TermsContent } from '#contract/content/company-pages.ts'

export const terms: TermsContent = {
  label: 'Terms',
  title: 'What you can rely on here',
  intro:
    'This site tells you what we do and how to reach us. A house is agreed on paper, with drawings, a price and two signatures. These are the terms for everything before that.',
  clauses: [
    {
      title: 'Information, not an offer',
      text: 'Descriptions, durations and prices on this site are examples from our work. Prices of steel, cement and labour change, and every plot is different. What counts is the written estimate we make for you; it says until when it is valid.',
      when: 'always',
    },
    {
      title: 'What you pay before a contract',
      text: '{free} {notFree} The prices are on the pages of the services.',
      when: 'always',
    },
    {
      title: 'Pictures',
      text: 'The pictures on our own pages, and those of projects that say so, are visualisations: they show how we design and build, and are not photographs of finished houses. Colours and materials can differ from what is built.',
      when: 'renderings',
    },
    {
      title: 'Pictures',
      text: 'The pictures on this site show houses we built, with the agreement of their owners, except where a page calls them visualisations. Colours can differ from screen to screen.',
      when: 'photographs',
    },
    {
      title: 'When you write to us or apply',
      text: 'A message or an application binds neither side. Please write what is true, and send only files that you have the right to send. What we do with your data is in the [privacy notice](/privacy).',
      when: 'always',
    },
    {
      title: 'Reviews',
      text: 'Reviews come from people who have built with us and are shown in their own words. We add them ourselves, shorten nothing that changes the meaning, and take one down when its writer asks.',
      when: 'always',
    },
    {
      title: 'Text, drawings and pictures',
      text: 'They belong to {name} or are used with permission. You may share a page, print it and show it to your family. For anything else, ask.',
      when: 'always',
    },
    {
      title: 'If something here is wrong',
      text: 'We keep this site correct and running with care, but cannot promise that it is free of mistakes or always there. If a mistake matters to you, tell us and we’ll correct it. We are liable for damage as the law requires; nothing here takes away your rights as a consumer.',
      when: 'always',
    },
    {
      title: 'Links',
      text: 'We choose links to other sites with care; their owners are responsible for what is on them.',
      when: 'always',
    },
    {
      title: 'Law',
      text: 'Indian law applies, and the courts of {district} district decide. Before it comes to that, call us: most things are settled in one conversation.',
      when: 'always',
    },
  ],
  search: {
    title: '',
    description:
      'What you can rely on when you read this site, what needs a signed contract, and which law applies.',
  },
}
