import type { LegalContent } from './types.ts'

export const terms: LegalContent = {
  description:
    'What you can rely on when you read this site, what needs a signed contract, and which law applies.',
  label: 'Terms',
  title: 'What you can rely on here',
  intro:
    'This site tells you what we do and how to reach us. A house is agreed on paper, with drawings, a price and two signatures. These are the terms for everything before that.',
  clauses: [
    {
      title: 'Information, not an offer',
      body: [
        'Descriptions, durations and prices on this site are examples from our work. Prices of steel, cement and labour change, and every plot is different. What counts is the written estimate we make for you; it says until when it is valid.',
      ],
    },
    {
      title: 'Pictures',
      renderings: true,
      body: [
        'The pictures on our own pages, and those of projects that say so, are visualisations: they show how we design and build, and are not photographs of finished houses. Colours and materials can differ from what is built.',
      ],
    },
    {
      title: 'Pictures',
      renderings: false,
      body: [
        'The pictures on this site show houses we built, with the agreement of their owners, except where a page calls them visualisations. Colours can differ from screen to screen.',
      ],
    },
    {
      title: 'When you write to us or apply',
      body: [
        'A message or an application binds neither side. Please write what is true, and send only files that you have the right to send. What we do with your data is in the [privacy notice](/privacy).',
      ],
    },
    {
      title: 'Reviews',
      body: [
        'Reviews come from people who have built with us and are shown in their own words. We add them ourselves, shorten nothing that changes the meaning, and take one down when its writer asks.',
      ],
    },
    {
      title: 'Text, drawings and pictures',
      body: [
        'They belong to {name} or are used with permission. You may share a page, print it and show it to your family. For anything else, ask.',
      ],
    },
    {
      title: 'If something here is wrong',
      body: [
        'We keep this site correct and running with care, but cannot promise that it is free of mistakes or always there. If a mistake matters to you, tell us and we correct it. We are liable for damage as the law requires; nothing here takes away your rights as a consumer.',
      ],
    },
    {
      title: 'Links',
      body: ['We choose links to other sites with care; their owners are responsible for what is on them.'],
    },
    {
      title: 'Law',
      body: [
        'Indian law applies, and the courts at Ernakulam decide. Before it comes to that, call us: most things are settled in one conversation.',
      ],
    },
  ],
}
