try{Get-Item 'a' -ErrorAction Stop}catch{throw}finally{
# done
Remove-Item b}
