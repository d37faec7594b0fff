// The browser's belief that somebody is logged in, under the name the specification gives it.
const name = 'isAdminAuthenticated'

export const hasFlag = () => localStorage.getItem(name) === 'true'
export const setFlag = () => localStorage.setItem(name, 'true')
export const clearFlag = () => localStorage.removeItem(name)
