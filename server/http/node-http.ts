// Node's own HTTP without its fetch: an `import` of 'node:http' would load that as well, and it takes 13 MB.
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http')
