// What the screen of a poster says. draw-poster.ts has the poster's own words.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  poster: ['Poster', 'പോസ്റ്റർ'],
  posterOf: [(title: string) => `Poster: ${title}`, (title) => `പോസ്റ്റർ: ${title}`],
  language: ['Language of the poster', 'പോസ്റ്ററിന്റെ ഭാഷ'],
  note: [
    'For your status and for groups of people who look for work; printed, it is an A4 page for the site office.',
    'സ്റ്റാറ്റസിലും, ജോലി അന്വേഷിക്കുന്നവരുടെ ഗ്രൂപ്പുകളിലും ഇടാം; പ്രിന്റ് ചെയ്താൽ സൈറ്റ് ഓഫീസിൽ ഒട്ടിക്കാനുള്ള A4 പേജാകും.',
  ],
  share: ['Share', 'അയയ്ക്കാം'],
  download: ['Download', 'ഡൗൺലോഡ് ചെയ്യാം'],
  drawingFailed: [
    'The picture could not be drawn. Please reload the page.',
    'ചിത്രം വരയ്ക്കാനായില്ല. പേജ് ഒന്നുകൂടി തുറക്കൂ.',
  ],
  shareFailed: ['The picture could not be shared. Please download it.', 'ചിത്രം അയയ്ക്കാനായില്ല. ഡൗൺലോഡ് ചെയ്തു നോക്കൂ.'],
  print: ['Print', 'പ്രിന്റ് ചെയ്യാം'],
  closed: [
    'This job is closed: whoever scans the code reads that it is gone.',
    'ഈ ഒഴിവ് അവസാനിച്ചു: കോഡ് സ്കാൻ ചെയ്യുന്നവർ അതാണു വായിക്കുക.',
  ],
  untranslated: [
    'Some texts of this job have no Malayalam yet and stay in English.',
    'ഈ ജോലിയുടെ ചില വരികൾ മലയാളത്തിലാക്കിയിട്ടില്ല. അവ ഇംഗ്ലീഷിൽ കാണും.',
  ],
  translate: ['Translate them', 'മലയാളത്തിലാക്കാം'],
})
