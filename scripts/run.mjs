// The entry of every task: `node scripts/run.mjs start`. Old syntax and no imports, so that an old Node can run it.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Please install Node 24 from https://nodejs.org: this is Node ${process.versions.node}, too old to start with.`,
  )
  process.exitCode = 1
} else {
  import('./tasks.mjs').then(({ runTask }) => runTask(process.argv[2], process.argv.slice(3)))
}
