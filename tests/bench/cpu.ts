import { readdir, readFile } from 'node:fs/promises'

/** USER_HZ, constant for user space on Linux. */
const ticks = 100

/** CPU time of these processes, user and system, in milliseconds. */
export async function cpuMs(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

async function timeOf(pid: number): Promise<number> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The process name in brackets may contain spaces, so fields are counted after the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticks
  } catch {
    return 0
  }
}

/** PostgreSQL processes of a data folder: the postmaster and its children. */
export async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const described = await Promise.all(
    pids.map(async (pid) => ({ pid, parent: await parentOf(pid), runs: await commandOf(pid) })),
  )
  const masters = new Set(
    described
      .filter(({ runs }) => runs.includes(folder) && runs.includes('postgres'))
      .map(({ pid }) => pid),
  )
  return described
    .filter(({ pid, parent }) => masters.has(pid) || masters.has(parent))
    .map(({ pid }) => pid)
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}

function commandOf(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
}
