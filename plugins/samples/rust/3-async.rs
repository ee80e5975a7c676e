async fn read(path:&str)->Result<String,io::Error>{ let x=fetch(path).await?; let y=[1,2,3]; loop{ if x.len()>y.len(){ return Ok(x) } } }
