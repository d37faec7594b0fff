import { inBoth } from '../words.ts'

export const answerMessages = inBoth({
  missing: ['Please write the text.', 'സന്ദേശം എഴുതൂ.'],
  incomplete: ['Please fill in what is missing.', 'വിട്ടുപോയത് പൂരിപ്പിക്കൂ.'],
  unknown: ['There is no such answer.', 'ഇങ്ങനെയൊരു മറുപടിയില്ല.'],
  unknownWay: ['An answer goes out by WhatsApp or by mail.', 'മറുപടി വാട്സാപ്പിലോ മെയിലിലോ അയയ്ക്കാം.'],
  unknownBlank: [
    'In braces only these words are filled in: {name}, {job}, {company}, {date}, {time}, {place}.',
    'ഈ വാക്കുകൾ മാത്രമേ ബ്രാക്കറ്റിൽ എഴുതാനാകൂ: {name}, {job}, {company}, {date}, {time}, {place}.',
  ],
  blankLeft: [
    'There are still braces in the text. Please write what they stand for.',
    'സന്ദേശത്തിൽ ബ്രാക്കറ്റ് ബാക്കിയുണ്ട്. അതിനു പകരം വേണ്ടത് എഴുതൂ.',
  ],
  noTime: ['Please choose the day and the time of the interview.', 'ഇന്റർവ്യൂവിന്റെ തീയതിയും സമയവും തിരഞ്ഞെടുക്കൂ.'],
  timeOver: ['This time is over. Please choose a later one.', 'ഈ സമയം കഴിഞ്ഞുപോയി. മറ്റൊരു സമയം തിരഞ്ഞെടുക്കൂ.'],
  noPlace: ['Please write where the interview is.', 'ഇന്റർവ്യൂ എവിടെയാണെന്ന് എഴുതൂ.'],
  noAddress: [
    'This applicant has given no mail address. Please answer by WhatsApp.',
    'അപേക്ഷിച്ചയാൾ ഇമെയിൽ വിലാസം തന്നിട്ടില്ല. വാട്സാപ്പിൽ മറുപടി അയയ്ക്കൂ.',
  ],
  enoughMails: [
    'Enough mails have gone out today, and this one was not sent. Please use WhatsApp, or call.',
    'ഇന്ന് ഇനി മെയിൽ അയയ്ക്കാനാകില്ല; ഇത് അയച്ചിട്ടില്ല. വാട്സാപ്പിൽ അയയ്ക്കൂ, അല്ലെങ്കിൽ വിളിക്കൂ.',
  ],
  noted: ['Answer noted', 'മറുപടി കുറിച്ചുവച്ചു'],
  queued: ['Answer noted. The mail waits to be sent.', 'മറുപടി കുറിച്ചുവച്ചു. മെയിൽ അൽപസമയത്തിനകം പോകും.'],
  changed: [
    'Somebody else has answered or changed this application meanwhile, so this answer was not taken. What you typed is kept: please look at the application first.',
    'ഇതിനിടെ മറ്റാരോ ഈ അപേക്ഷയ്ക്കു മറുപടി നൽകി, അല്ലെങ്കിൽ അതു മാറ്റി. അതുകൊണ്ട് ഈ മറുപടി എടുത്തിട്ടില്ല; നിങ്ങൾ എഴുതിയത് ഇവിടെയുണ്ട്. ആദ്യം അപേക്ഷ ഒന്നു നോക്കൂ.',
  ],
  textSaved: ['The text is saved', 'സേവ് ചെയ്തു'],
  overtaken: [
    'Somebody else has changed this text meanwhile. Please close it, open it again and look at it.',
    'ഇതിനിടെ മറ്റൊരാൾ ഇതു മാറ്റി. അടച്ച് വീണ്ടും തുറന്നു നോക്കൂ.',
  ],
  loadFailed: ['The texts could not be loaded', 'സന്ദേശങ്ങൾ കിട്ടിയില്ല'],
})
