import type { ServiceContent } from '#contract/content/service.ts'
import { pictures } from './pictures.ts'

export const waterproofing: ServiceContent = {
  title: 'Aqua fix waterproofing',
  lead: 'We look for the place where water enters before we sell you a coat of anything. Then we seal it in one layer and leave it under water for 48 hours, while you watch the ceiling.',
  picture: pictures['terrace-waterproofing-2'],
  focus: 'middle',
  repair: {
    show: true,
    before: {
      picture: pictures['terrace-fault'],
      label: 'The fault',
      text: 'The outlet is clogged: water stands for days, finds the cracks, and the ceiling below turns grey.',
    },
    after: {
      picture: pictures['terrace-repaired'],
      label: 'The repair',
      text: 'Cracks are closed, the outlet is set deeper, one coat runs without a joint up the parapet. Only then is the ceiling painted.',
    },
  },
  drawn: {
    show: true,
    title: 'The edge of a flat roof',
    text: 'Kerala gets about three metres of rain a year, most of it between June and November. So water needs a slope, a way out, and an edge that it cannot pass.',
    drawing: { name: 'detail-waterproofing', caption: 'Section through a parapet. A design of ours.' },
    parts: [
      { name: 'Screed to fall', text: '1:100 at least, to every drain' },
      { name: 'Membrane, 4 mm', text: 'One layer over slab, corner and wall' },
      { name: 'Edge', text: 'Turned up 30 cm and sealed into the wall' },
      { name: 'Outlet', text: 'Deeper than the roof around it, with a grating' },
      { name: 'Coping', text: 'Falls inward, with drip grooves below' },
    ],
  },
  included: {
    show: true,
    title: 'What is included',
    items: [
      'Inspection with moisture meter, from above and from below',
      'A written report with pictures: where water enters, and why',
      'Loose screed and hollow tiles removed and taken away',
      'Cracks cut open and filled, joints sealed',
      'A slope of at least 1:100 to every drain',
      'New drain outlets and collars around pipes',
      'Primer and membrane, or coats, in the agreed thickness',
      'Edges turned up 30 cm at parapets and door sills',
      'Bathrooms: two coats under the tiles, 1.8\u00a0m high at the shower',
      'Test under standing water for 48 hours, with you there',
      'Protective screed or tiles on top',
      'Written warranty, with a visit after each monsoon',
    ],
    excluded: '',
  },
  process: {
    show: false,
    title: 'How it works',
    picture: pictures['terrace-waterproofing-4'],
    steps: [
      {
        title: 'Find where water enters',
        when: 'Day 1',
        text: 'The stain is rarely where the leak is. We measure ceilings and walls, wet doubtful places one after the other, and look at every pipe.',
      },
      {
        title: 'Report and price',
        when: 'Within three days',
        text: 'Two pages with pictures: the cause, the repair, the price, and what happens if you wait a year. Yours to keep, whoever does the work.',
      },
      {
        title: 'Open and dry',
        when: 'Days 1 to 4 of work',
        text: 'Loose material is removed. Slopes are corrected and drains set deeper. Then the surface dries until the meter shows that it is dry, under a sheet if it rains.',
      },
      {
        title: 'Seal',
        when: 'Days 4 to 8',
        text: 'Primer, membrane or coats, collars, edges. One crew from start to end. Overlaps of 10 cm, pressed and checked by hand.',
      },
      {
        title: 'Test and cover',
        when: 'Days 9 to 12',
        text: 'Outlets are plugged and 5 cm of water stands for 48 hours. Only when the ceiling below stays dry do screed or tiles go on top, and you get the written warranty.',
      },
    ],
  },
  materials: {
    show: true,
    title: 'What we work with',
    items: [
      {
        name: 'Bitumen membrane',
        text: '4 mm, torched on, with slate where it stays open to the sun. For terraces and flat roofs that people walk on.',
      },
      {
        name: 'Liquid polyurethane',
        text: '1.5 mm in two coats with fleece. Seamless, for roofs full of pipes, tanks and odd corners. Bridges cracks up to 2 mm.',
      },
      {
        name: 'Cement-based sealing',
        text: 'Two components, slightly elastic, and tiles stick to it. For bathrooms, balconies and wash areas.',
      },
      {
        name: 'Crystalline sealing',
        text: 'Grows into the pores of the concrete. For water tanks and basements, safe for drinking water.',
      },
      {
        name: 'Injection',
        text: 'Resin pressed into cracks and joints that carry water, from whichever side can be reached. For basements and old slabs.',
      },
      {
        name: 'White top coat',
        text: 'Reflects the sun. The room below stays two to four degrees cooler in April, and the membrane lasts longer.',
      },
    ],
  },
  stance: {
    show: false,
    title: 'What we stand for',
    text: '',
    drawing: { name: 'none', caption: '' },
  },
  prices: {
    show: true,
    title: 'What it costs',
    note: 'GST is extra. Opening, slopes and drains are listed separately, since every roof is different. The inspection costs ₹1,500, which we’ll deduct from the bill; you’ll get the final price after it.',
    since: '',
    items: [
      {
        what: 'Terrace, liquid coat',
        amount: 52,
        unit: 'sqft',
        note: 'On a sound surface with good slopes.',
      },
      {
        what: 'Terrace, membrane 4 mm',
        amount: 85,
        unit: 'sqft',
        note: 'Edges included, screed extra.',
      },
      {
        what: 'Bathroom, under the tiles',
        amount: 22_000,
        unit: 'total',
        note: 'Up to 40 sq ft (3.7 m²) of floor, without new tiles.',
      },
      {
        what: 'Water tank or sump',
        amount: 65,
        unit: 'sqft',
        note: 'By inner surface.',
      },
    ],
    example: { area: 0, note: '' },
  },
  questions: {
    show: true,
    title: 'What people ask',
    items: [
      {
        question: 'How long does it take?',
        answer:
          'A terrace takes about twelve days of work: four to open and dry it, four to seal, two under standing water, two to cover. You’ll have the report and the price within three days of the inspection.',
      },
      {
        question: 'Can you work during the rains?',
        answer:
          'Bathrooms, tanks and injections, yes. Roofs need three dry days in a row and a cover at hand; from December to May that is easy. For a leak in July we’ll make it safe first and do the real work when it is dry.',
      },
      {
        question: 'Do the tiles have to come out?',
        answer:
          'On terraces often not, if they sit firmly. In bathrooms mostly yes: what goes on top of tiles lasts two years, what goes under them twenty.',
      },
      {
        question: 'Three coats have failed before. Why should this one hold?',
        answer:
          'Coats fail where water stands, where the edge ends too low and where a pipe passes through. Those three places are what we rebuild. The coat itself is the smaller part.',
      },
      {
        question: 'What does the written warranty say?',
        answer:
          'Five years on coats, seven on membranes: if water comes through where we worked, we’ll find and repair it free of charge. New holes drilled by others are not covered, so ask us before you fix a solar panel.',
      },
      {
        question: 'Would a sheet roof over the terrace be better?',
        answer:
          'Sometimes it is, if you never use the terrace. It needs a permit, brings noise and blocks the breeze. We’ll tell you what each costs over fifteen years.',
      },
    ],
  },
  projects: {
    show: true,
    title: 'From the gallery',
  },
  contact: {
    title: 'Show us the stain',
    text: 'A picture of the ceiling and one of the roof above it, on WhatsApp. We’ll tell you what it probably is, and whether it can wait.',
  },
  search: {
    title: '',
    description:
      'Aqua fix: terraces, bathrooms, tanks and basements sealed in one continuous layer and tested under water for 48 hours. From {price}, final price after a site visit.',
  },
}
