// Words that the form of a project suggests for its facts. The site comes with their Malayalam.

/** The districts of Kerala, from south to north. */
export const districts = [
  { english: 'Thiruvananthapuram', malayalam: 'തിരുവനന്തപുരം' },
  { english: 'Kollam', malayalam: 'കൊല്ലം' },
  { english: 'Pathanamthitta', malayalam: 'പത്തനംതിട്ട' },
  { english: 'Alappuzha', malayalam: 'ആലപ്പുഴ' },
  { english: 'Kottayam', malayalam: 'കോട്ടയം' },
  { english: 'Idukki', malayalam: 'ഇടുക്കി' },
  { english: 'Ernakulam', malayalam: 'എറണാകുളം' },
  { english: 'Thrissur', malayalam: 'തൃശ്ശൂർ' },
  { english: 'Palakkad', malayalam: 'പാലക്കാട്' },
  { english: 'Malappuram', malayalam: 'മലപ്പുറം' },
  { english: 'Kozhikode', malayalam: 'കോഴിക്കോട്' },
  { english: 'Wayanad', malayalam: 'വയനാട്' },
  { english: 'Kannur', malayalam: 'കണ്ണൂർ' },
  { english: 'Kasaragod', malayalam: 'കാസർകോട്' },
]

/** What a project cost, roughly. */
export const costBands = [
  { english: 'Under ₹25 lakh', malayalam: '₹25 ലക്ഷത്തിൽ താഴെ' },
  { english: '₹25 to 40 lakh', malayalam: '₹25–40 ലക്ഷം' },
  { english: '₹40 to 60 lakh', malayalam: '₹40–60 ലക്ഷം' },
  { english: '₹60 lakh to 1 crore', malayalam: '₹60 ലക്ഷം മുതൽ 1 കോടി വരെ' },
  { english: 'Over ₹1 crore', malayalam: '₹1 കോടിക്കു മുകളിൽ' },
]

export const projectWorks = [
  { english: 'Design and construction', malayalam: 'ഡിസൈനും നിർമാണവും' },
  { english: 'Construction', malayalam: 'നിർമാണം' },
  { english: 'Renovation', malayalam: 'പുതുക്കിപ്പണി' },
  { english: 'Interior', malayalam: 'ഇന്റീരിയർ' },
]
