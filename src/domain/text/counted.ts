/** Returns a number with its noun: '1 night', '1,200 nights', with `many` given '3 fraternities'. */
export function counted(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;
}
